import type { Page } from 'playwright-core';

/** Returns the address of a story without Storybook's frame. */
export const addressOf = (origin: string, id: string) => `${origin}/iframe.html?id=${id}&viewMode=story`;

/** A size of screen, as the toolbar's parameters have it. */
type Styles = { width: string; height: string };

/** Storybook's data of the current story. */
interface Preview {
  currentRender?: {
    story?: {
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Record<string, { styles: Styles }> } };
    };
  };
}

/** The screen for which the story is, where it names one: Storybook itself sets it from around the story alone. */
export const screenOf = (page: Pick<Page, 'evaluate'>) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview };
    const story = preview?.currentRender?.story;
    const styles = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
    return styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
  });
