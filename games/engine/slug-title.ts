/** The title of a game by its slug: the page of one game knows no list of the others. */
export const slugTitle = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
