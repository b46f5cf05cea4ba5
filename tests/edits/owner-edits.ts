import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One of the owner's changes in a usual week. Each edit finds its place in whatever content there is. */
export interface OwnerEdit {
  name: string;
  /** Makes the edit in a copy of the project. */
  apply(project: string): Promise<void>;
}

/** Changes one file by a pattern, which must be there. */
async function change(project: string, file: string, from: RegExp, to: (...found: string[]) => string) {
  const target = path.join(project, file);
  const text = await readFile(target, 'utf8');
  if (!from.test(text)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(target, text.replace(from, to));
}

const settings = (project: string, from: RegExp, to: (...found: string[]) => string) =>
  change(project, 'site/content/settings.yaml', from, to);

/** A post as `_example.md` teaches it, with a number of its own and its picture. */
async function addPost(project: string) {
  const content = path.join(project, 'site/content');
  const files = (await readdir(path.join(content, 'posts'))).filter((name) => /^[^_].*\.md$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(path.join(content, 'posts', name), 'utf8')));
  const ids = texts.map((text) => Number(/^id: (\d+)/m.exec(text)?.[1]));
  const id = Math.max(...ids) + 1;
  const example = await readFile(path.join(content, 'posts/_example.md'), 'utf8');
  await writeFile(path.join(content, 'posts/one-more-post.md'), example.replace(/^id: \d+/m, `id: ${id}`));
  await copyFile(
    path.join(content, 'pictures/hero/home.webp'),
    path.join(content, `pictures/posts/${id}.webp`),
  );
}

export const ownerEdits: readonly OwnerEdit[] = [
  {
    name: 'the keys of the services',
    async apply(project) {
      const keys = {
        email: 'meow@cats.example',
        company: 'cats-in-town',
        publicKey: 'k3y_of-Their-Own',
        serviceId: 'service_9d1',
        replyTemplate: 'template_reply',
        notifyTemplate: 'template_notify',
        surveyTemplate: 'template_survey',
        account: 'cats',
        dataCenter: 'us7',
        u: '8f2c01d7aa5b4e93c6d20e71f',
        id: '4b91c03d7e',
        tags: '"2201943"',
      };
      for (const [key, value] of Object.entries(keys))
        await settings(
          project,
          new RegExp(`^( +)${key}: .+`, 'm'),
          (_, indent) => `${indent}${key}: ${value}`,
        );
    },
  },
  { name: 'another post', apply: addPost },
  {
    name: 'another question of each list and of a tour',
    async apply(project) {
      const entry =
        '- question: May I ask one more thing?\n    answer: Yes, please do, and we will answer it here.\n';
      await change(project, 'site/content/faqs.yaml', /^(tours|contact):\n/gm, (list) => `${list}  ${entry}`);
      await change(
        project,
        'site/content/tours/brooklyn-heights.yaml',
        /^faq:\n/m,
        (list) => `${list}  ${entry}`,
      );
    },
  },
  {
    name: 'another redirect',
    apply: (project) =>
      change(project, 'site/redirects.ts', /'\/about': \[/, (list) => `${list}'/who-we-are', `),
  },
  {
    name: 'higher prices',
    async apply(project) {
      const dearer = (_: string, field: string, price: string) => `${field}: ${Number(price) + 5}`;
      await settings(project, /\b(perPerson|privateExtra|privateMinimum): (\d+)/g, dearer);
    },
  },
  {
    name: 'another stop',
    apply: (project) =>
      change(
        project,
        'site/content/tours/brooklyn-heights.yaml',
        /^( *)- title: '/m,
        (first, indent) =>
          `${indent}- title: One more cat\n${indent}  description: A cat whom we have only just read about.\n${first}`,
      ),
  },
  {
    name: 'another season',
    apply: (project) =>
      settings(project, /from: \w+\n( *)to: \w+/, (_, indent) => `from: March\n${indent}to: November`),
  },
  {
    name: 'another announcement and other words of a tour',
    async apply(project) {
      await settings(
        project,
        /^banner:\n( *)text: .*/m,
        (_, indent) => `banner:\n${indent}text: The cats are back on their corners, and so are we.`,
      );
      await settings(
        project,
        /^urgency:\n( *)text: .*/m,
        (_, indent) => `urgency:\n${indent}text: The tours of {Month} are filling.`,
      );
      await change(
        project,
        'site/content/tours/lower-east-side.yaml',
        /^teaser: .*/m,
        () => 'teaser: A shop, a saloon and a school, each with its cat.',
      );
    },
  },
  {
    name: 'another picture, guest and article',
    async apply(project) {
      const pictures = path.join(project, 'site/content/pictures');
      await copyFile(
        path.join(pictures, 'hero/home.webp'),
        path.join(pictures, 'gallery/fans/cat-on-a-stoop.webp'),
      );
      await change(
        project,
        'site/content/testimonials.yaml',
        /^google:\n/m,
        (list) =>
          `${list}  - quote: I have told everybody at work.\n    author: Ann\n    source: Google review\n`,
      );
      await change(
        project,
        'site/content/press.yaml',
        /^articles:\n/m,
        (list) =>
          `${list}  - title: Cats on the Corner\n    publication: AGN\n    date: June 1, 2025\n` +
          '    description: A walk past the cats of the corner stores.\n' +
          '    link: https://agn.gt/cats\n    image: press/agn\n',
      );
    },
  },
];
