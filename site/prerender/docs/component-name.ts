/** Returns a tag's name as a component or a type has it: `CatTourList` for `cat-tour-list`. */
export const componentName = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
