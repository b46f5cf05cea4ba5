declare global {
  /** Gives the reason why a form could not be written; the editor calls it, and shows the message. */
  var reasonInWords: (error: Error) => Error;
}

const RELOAD = 'copy what you have typed here, reload this page, and open the folder again.';

/** Meanings of browsers’ errors, by their names, and what to do. */
const MEANINGS: Readonly<Record<string, string>> = {
  NotAllowedError: `The browser does not let the editor write into the folder. Save again, and allow it if you are asked. If this comes back, ${RELOAD}`,
  NotFoundError: `The folder of the site is no longer where it was. Put it back and save again; or ${RELOAD}`,
  NoModificationAllowedError:
    'Another program has the file open. Close the file there, and save again. What you have typed is still here.',
  QuotaExceededError:
    'There is no room left on this computer. Make some, and save again. What you have typed is still here.',
};

/** Has the editor say in plain words why a file could not be written. */
export function explainFailures(): void {
  globalThis.reasonInWords = (error) => {
    const meaning = MEANINGS[error.name];
    return meaning ? new Error(meaning, { cause: error }) : error;
  };
}
