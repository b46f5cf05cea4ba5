/** What is built: the site during development, the site against the mock services, or the site of the owner. */
export interface Mode {
  name: 'dev' | 'sandbox' | 'production';
  /** Folder of the manifest, the prerenderer and the npm package. */
  folder: string;
  /** Folder of `#content/...`: production has other keys, no placeholders, and pictures of all formats. */
  content: string;
  /** Folder of the finished site. */
  site: string;
}

/** Returns the mode that the environment sets: `SANDBOX=1`, and `DEV=1` in addition during development. */
export function currentMode(): Mode {
  const { DEV, SANDBOX } = process.env;
  if (!SANDBOX) {
    const folder = '.cache/production';
    return { name: 'production', folder, content: `${folder}/content`, site: 'dist' };
  }
  const name = DEV ? 'dev' : 'sandbox';
  const folder = `.cache/${name}`;
  return { name, folder, content: '.cache/content', site: `${folder}/site` };
}

export const isDev = (): boolean => currentMode().name === 'dev';
