import { describe, expect, it } from 'vitest';
import { backendOf, settings, sourcesOf } from '../../../../site/schema/services/repository';

describe('repository host', () => {
  it('is contacted by the editor only if the owner sets one', () => {
    expect(sourcesOf({ host: 'github', name: 'owner/site' })['connect-src']).toContain(
      'https://api.github.com',
    );
    expect(sourcesOf({ host: 'gitlab', name: 'group/owner/site' })['connect-src']).toContain(
      'https://gitlab.com',
    );
    expect(sourcesOf(undefined)).toEqual({});
  });

  it('is signed in to by token only', () => {
    for (const repository of [undefined, { host: 'github', name: 'owner/site', branch: 'live' } as const])
      expect(backendOf(repository).auth_methods).toEqual(['token']);
    expect(backendOf({ host: 'gitlab', name: 'a/b', branch: 'live' })).toMatchObject({
      name: 'gitlab',
      repo: 'a/b',
      branch: 'live',
    });
  });

  it.each([
    ['owner/site', true],
    ['group/owner/site', true],
    ['site', false],
    ['https://github.com/owner/site', false],
  ])('%s is the name of a repository: %s', (name, isName) => {
    expect(settings.repository.safeParse({ host: 'github', name }).success).toBe(isName);
  });
});
