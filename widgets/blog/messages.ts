import { plural } from '../kit/element/plural';

export const messages = {
  noPostsTitle: 'No Blog Posts Available',
  noPostsText: 'Check back soon for new stories and updates!',
  posts: (count: number) => plural(count, { one: '1 story', other: `${count} stories` }),
  noneFoundTitle: 'No posts found',
  noneFoundText: 'Try selecting a different category or clear your filters',
  showAll: 'Show All Posts',
  topics: 'Topics',
  allTopics: 'All Topics',
  backTo: (title = 'all posts') => `Back to ${title}`,
};
