/** What is built: the site during development, the site against the mock services, or the site of the owner. */
interface Mode {
  name: 'dev' | 'sandbox' | 'production';
  /** Folder of the manifest, the prerenderer and the npm package. */
  folder: string;
  /** Folder of `#content/...`; package.json has it, too. */
  content: string;
  /** Folder of the finished site. */
  site: string;
}

/** Returns the mode that the environment sets: `SANDBOX=dev` during development, another value for the sandbox. */
export function currentMode(): Mode {
  const { SANDBOX } = process.env;
  const name = SANDBOX === 'dev' ? 'dev' : SANDBOX ? 'sandbox' : 'production';
  const folder = `.cache/${name}`;
  return {
    name,
    folder,
    // Tests and tools read the sandbox's.
    content: name === 'sandbox' ? '.cache/content' : `${folder}/content`,
    site: name === 'production' ? 'dist' : `${folder}/site`,
  };
}

export const isDev = (): boolean => currentMode().name === 'dev';
