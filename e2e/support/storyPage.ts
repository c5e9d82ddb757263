import type { Page } from 'playwright-core';

/** Returns the address of a story without Storybook's frame. */
export const addressOf = (origin: string, id: string) => `${origin}/iframe.html?id=${id}&viewMode=story`;

/** A viewport in the parameters of Storybook's toolbar. */
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

/** Returns the viewport that a story names. Only Storybook's own window applies it. */
export const screenOf = (page: Pick<Page, 'evaluate'>) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview };
    const story = preview?.currentRender?.story;
    const styles = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
    return styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
  });
