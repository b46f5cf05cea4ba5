import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Returns axe's findings on a page, or in one element and its shadow tree, by all rules or by one. */
export async function findings(page: Page, part?: string, rule?: string): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async ([selector, only]) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            context: Node,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
        };
      };
      const context = selector ? document.querySelector(selector)! : document;
      // Frames are third-party.
      const { violations } = await axe.run(context, { iframes: false, ...(only && { runOnly: [only] }) });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [part, rule] as const,
  );
}
