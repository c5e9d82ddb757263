'use client';
import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useId } from 'react';
import { Icon } from '../icons/icons.js';
import { visuallyHidden } from '../theme/base.css.js';
import { Arrow } from './Arrow.js';
import { Caption } from './Caption.js';
import type { GalleryViewerProps } from './GalleryViewer.js';
import * as styles from './GalleryViewer.css.js';
import { Slides } from './Slides.js';
import { useLeafing } from './useLeafing.js';
import { useModal } from './useModal.js';

export interface ViewerProps extends Pick<GalleryViewerProps, 'items' | 'labels'> {
  /** Which picture is open; none while the viewer is closed. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
  /** Called once the viewer is gone, with the picture last seen: the moment to give the focus back. */
  onClosed: (last: number) => void;
}

/** The modal viewer: one picture at a time, its neighbours fetched ahead. */
export function Viewer(props: ViewerProps) {
  const { items, shown, labels, onShow, onClosed } = props;
  const [next, modal] = useModal(shown, onClosed);
  const [move, listeners] = useLeafing(props);
  const captionId = useId();
  const several = items.length > 1;

  return (
    <Root open={shown !== undefined} onOpenChange={() => onShow(undefined)}>
      <Portal>
        {/* Its own backdrop: Radix' Overlay would write a <style> that a strict content security policy blocks. */}
        <Content
          {...modal}
          {...listeners}
          className={styles.viewer}
          aria-describedby={captionId}
          onClick={({ target }) => {
            if (target instanceof Element && !target.closest('button, [data-part]')) onShow(undefined);
          }}
        >
          <Title className={visuallyHidden}>{labels?.dialog ?? 'Podgląd zdjęć'}</Title>
          <Close className={styles.close} aria-label={labels?.close ?? 'Zamknij'}>
            <Icon name="close" />
          </Close>
          <Slides items={items} shown={shown} labels={labels} />
          {several && (
            <Arrow
              icon="previous"
              className={styles.previous}
              label={labels?.previous ?? 'Poprzednie zdjęcie'}
              onClick={() => move(-1)}
            />
          )}
          <Caption id={captionId} items={items} shown={shown} labels={labels} />
          {several && (
            <>
              <Arrow
                ref={next}
                icon="next"
                className={styles.next}
                label={labels?.next ?? 'Następne zdjęcie'}
                onClick={() => move(1)}
              />
              <p className={styles.hint}>
                {labels?.swipeHint ?? 'Przesuń palcem, aby zobaczyć kolejne zdjęcie'}
              </p>
            </>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
