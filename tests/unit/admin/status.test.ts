import { expect, it } from 'vitest';
import { statusHtml } from '../../../site/prerender/admin/status-page';
import { checkContentTree } from '../../../site/prerender/content/check';
import { problemIn } from '../../../site/prerender/content/read/problems';
import { FIXTURE } from '../../helpers/project/content-copy';

it('lists pictures that are too small with the width that they need', async () => {
  const checked = checkContentTree(FIXTURE);
  const problem = problemIn(
    'site/content/pictures/team/peggy.webp',
    'is 12 pixels wide, too few for its place',
    'Put in one that is at least 480 pixels wide.',
  );
  const html = statusHtml({ ...checked, small: [problem] }, new Date());
  expect(html).toContain(
    '<th scope="row">team/peggy.webp</th><td>Is 12 pixels wide, too few for its place. Put in one that is at least 480 pixels wide.</td>',
  );
  expect(statusHtml({ ...checked, small: [] }, new Date())).not.toContain('Not sharp');
});
