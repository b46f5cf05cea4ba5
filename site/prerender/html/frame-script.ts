import { foreign } from '#content/languages';
import { attribution } from '../../../widgets/kit/services/booking/index';
import { inlineScript, sourceHash } from './inline-script';

/** The script inside a page that is framed: the tag must have its attributes before the loader sees it. */
export const frameScript = inlineScript('loader/frame.ts', {
  __CREDIT__: JSON.stringify(
    attribution({ partner: '{partner}', network: '{network}', campaign: '{campaign}' }),
  ),
  __FOREIGN__: JSON.stringify(foreign),
});
export const frameHash = sourceHash(frameScript);
