/**
 * Keeps a link of a story from leaving it: its pages do not exist in Storybook. Links to a part of the story work, and
 * so do those for a telephone or an e-mail.
 */
export function keepLinksInside(event: MouseEvent): void {
  const story = (event.target as Element).closest('#storybook-root, .docs-story');
  const link = (event.target as Element).closest('a');
  if (!story || !link?.protocol.startsWith('http')) return;
  const isOnPage =
    link.hash !== '' && link.href.replace(link.hash, '') === location.href.replace(location.hash, '');
  const target = isOnPage && document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!target || !story.contains(target)) event.preventDefault();
}
