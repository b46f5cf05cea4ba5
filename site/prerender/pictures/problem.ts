/** Something the owner has to put right, in a sentence that starts with the file. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

/** All problems of one run, so that they can be put right in one go. */
export class PicturesError extends Error {
  override name = 'PicturesError';
  constructor(readonly problems: string[]) {
    super(
      `${problems.length === 1 ? 'A picture needs' : 'Pictures need'} attention:\n${problems.join('\n')}`,
    );
  }
}
