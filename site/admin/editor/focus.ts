type Group = Record<string, unknown>;

/** Place of a picture’s subject: shares of its width and height, from the left and the top. */
export type Focus = readonly [x: number, y: number];

/** The middle, where a picture is cut evenly. */
const MIDDLE = 0.5;

/** Reads a place as the form has it: `0.41 0.4`; the middle where there is none. */
export function readFocus(text: unknown): Focus {
  const [x, y] = typeof text === 'string' && text ? text.split(' ').map(Number) : [];
  return [x ?? MIDDLE, y ?? MIDDLE];
}

/** Writes a place as the form has it. */
export const writeFocus = ([x, y]: Focus): string => `${x} ${y}`;

/**
 * Joins the two numbers of a place in a file to the one field that a form has of it.
 * @param paths of these fields
 */
export const joinFocus = (content: Group, paths: readonly string[]): Group =>
  inGroups(content, paths, ({ imageFocus, imageFocusY, ...group }) =>
    imageFocus === undefined && imageFocusY === undefined
      ? group
      : {
          ...group,
          imageFocus: writeFocus([Number(imageFocus ?? MIDDLE), Number(imageFocusY ?? MIDDLE)]),
        },
  );

/**
 * Divides the one field of a form into the two numbers of a file. The middle is written only where it stood before.
 * @param before the content that the file had
 */
export const splitFocus = (form: Group, paths: readonly string[], before: Group): Group =>
  inGroups(form, paths, ({ imageFocus, ...group }, path) => {
    const was = (path.reduce<unknown>((value, step) => (value as Group | undefined)?.[step], before) ??
      {}) as Group;
    const [x, y] = readFocus(imageFocus);
    return {
      ...group,
      ...((x !== MIDDLE || 'imageFocus' in was) && { imageFocus: x }),
      ...((y !== MIDDLE || 'imageFocusY' in was) && { imageFocusY: y }),
    };
  });

/** Changes the groups that have the place of a picture’s subject. */
function inGroups(
  content: Group,
  paths: readonly string[],
  change: (group: Group, path: readonly string[]) => Group,
): Group {
  return paths.reduce((all, path) => {
    const steps = path.split('.').slice(0, -1);
    return within(all, steps, (group) => change(group, steps));
  }, content);
}

function within(content: Group, [step, ...rest]: readonly string[], change: (group: Group) => Group): Group {
  if (step === undefined) return change(content);
  const below = content[step];
  return typeof below === 'object' && below !== null
    ? { ...content, [step]: within(below as Group, rest, change) }
    : content;
}
