import { giveFolder } from '../../helpers/admin/content-folder';
import { EDITOR_NOTES, openEditor } from '../../helpers/admin/editor-steps';
import { test as base } from '../fixtures';

interface Fixtures {
  /**
   * Opens the editor with the site's content in its folder.
   * @param edited texts that differ from the site's, by file
   */
  enterEditor(edited?: Readonly<Record<string, string>>): Promise<void>;
}

/** The `test` of all end-to-end tests, with the editor. */
export const test = base.extend<Fixtures>({
  enterEditor: ({ page, consoleGuard }, use) =>
    use(async (edited) => {
      // The editor is slow on a busy machine.
      base.setTimeout(180_000);
      consoleGuard.allow(EDITOR_NOTES);
      await giveFolder(page, edited);
      await openEditor(page);
    }),
});

export { expect } from '../fixtures';
