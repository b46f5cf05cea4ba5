import { z } from 'zod';
import { siteAddress } from '../fields';
import type { Sources } from '../../../widgets/kit/model/sources';

const statistics = z.strictObject({
  origin: siteAddress().meta({ title: 'Address', description: 'Of its script, without /script.js.' }),
  id: z
    .string()
    .regex(/^[\w-]+$/, 'is not an ID of letters, digits and dashes')
    .meta({ title: 'Website ID' }),
});

/** The service's block of the owner's settings. */
export const settings = {
  statistics: statistics.optional().meta({
    description: 'Umami, which counts visits without cookies. If you set it, say so on the privacy page.',
  }),
};

type Statistics = z.infer<typeof statistics> | undefined;

/** Returns the sources that the service's script needs. */
export const sourcesOf = (statistics: Statistics): Sources =>
  statistics ? { 'script-src': [statistics.origin], 'connect-src': [statistics.origin] } : {};

/** Returns the script (https://docs.umami.is/docs/tracker-configuration), which stores nothing; count-pages.ts counts. */
export const scriptOf = (statistics: Statistics): string =>
  statistics
    ? `<script defer src="${statistics.origin}/script.js" data-website-id="${statistics.id}" data-host-url="${statistics.origin}" data-auto-track="false" data-exclude-search="true" data-identity-stitching="false"></script>\n`
    : '';
