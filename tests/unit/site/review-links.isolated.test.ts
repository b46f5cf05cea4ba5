import { renderToString } from 'preact-render-to-string';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReviewLinks } from '../../../site/ui/tour/review-links';

const reviews = vi.hoisted(() => [] as { name: string; link: string }[]);
vi.mock('#content/settings', () => ({ reviews }));

const render = () => renderToString(createElement(ReviewLinks) as never);

describe('ReviewLinks', () => {
  beforeEach(() => void reviews.splice(0));

  it('links to each site for reviews that the owner has named', () => {
    reviews.push(
      { name: 'Tripadvisor', link: 'https://tripadvisor.example/cats' },
      { name: 'Google', link: 'https://google.example/cats' },
    );
    expect(render()).toBe(
      '<p class="mt-g3">Read reviews on <a href="https://tripadvisor.example/cats">Tripadvisor</a>, <a href="https://google.example/cats">Google</a></p>',
    );
  });

  it('renders nothing without a named site', () => expect(render()).toBe(''));
});
