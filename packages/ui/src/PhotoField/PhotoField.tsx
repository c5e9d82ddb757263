'use client';
import { photoLimits } from '@tarcza/contact/fields';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import type { GivenContactFormLabels, PhotoFieldLabels } from '../labels.js';
import { photoField as polish } from '../labels/pl.js';
import { visuallyHidden } from '../theme/base.css.js';
import * as form from '../theme/field.css.js';
import { alert, SvgIcon } from '../icons/icons.js';
import { formatLabel, mergeDefaults } from '../formatLabel.js';
import * as styles from './PhotoField.css.js';
import type { PhotosState, PhotosStore } from './photos.js';
import { useDrop } from './useDrop.js';
import { useSending, type AttachedPhotos } from './useSending.js';

export type { AttachedPhotos };

const load = () => import('./photos.js');
type PhotosModule = Awaited<ReturnType<typeof load>>;

export interface PhotoFieldHandle {
  /**
   * Calls `submit` with the photos once all chosen files are prepared, and shows the progress. Resolves without a call,
   * with the error, if a file could not be prepared meanwhile: the next submit goes through without it.
   */
  send: <Result>(
    submit: (attached: AttachedPhotos) => Promise<Result>,
  ) => Promise<Result | { problems: { photos: string } }>;
  clear: () => void;
}

export interface PhotoFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  /** @default labels.photosHint */
  hint?: ReactNode;
  /**
   * Most photos.
   * @default 3
   */
  max?: number | undefined;
  labels: Pick<GivenContactFormLabels, keyof PhotoFieldLabels>;
  /** An error of the form about this field. */
  error?: string | undefined;
  /** Photos cannot be added or removed, and the focus stays. */
  isLocked: boolean;
  ref?: Ref<PhotoFieldHandle> | undefined;
}

/** Renders a field for photos. Files that were chosen before hydration are kept. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, name, label, error, isLocked, ref, max = photoLimits.count } = props;
  const labels = mergeDefaults(polish, props.labels);
  const { hint = formatLabel(labels.photosHint, { max }) } = props;
  const input = useRef<HTMLInputElement>(null);
  const { module, photos, errors, status, choose, remove, settle, clear } = usePhotos(max, labels);
  const { progress, send } = useSending(settle);
  useImperativeHandle(ref, () => ({ send, clear }));
  const isOwnError = error === errors.join(' ');
  const shownErrors = [...new Set(error && !isOwnError ? [error, ...errors] : errors)];
  const descriptions = [
    hint && `${id}hint`,
    status && `${id}status`,
    shownErrors.length > 0 && `${id}error`,
  ].filter(Boolean);

  function addChosenFiles() {
    const files = [...input.current!.files!];
    // The same file can be chosen again, and the browser's own text about one file would be wrong.
    input.current!.value = '';
    if (files.length > 0 && !isLocked) choose(files);
  }
  // For files that were chosen before hydration. A queued submit is replayed before passive effects run.
  useLayoutEffect(() => {
    // Later they are the prepared photos: React runs this again when an <Activity> or a <Suspense> shows the form again.
    if (photos.length === 0) addChosenFiles();
    // oxlint-disable-next-line react/exhaustive-deps -- Once.
  }, []);

  useLayoutEffect(() => {
    module?.keepInField(input.current!, photos);
  }, [module, photos]);

  useDrop(input, (files) => !isLocked && choose(files));

  return (
    <div className={form.field}>
      <label id={`${id}label`} htmlFor={id} className={form.label}>
        <span>{label}</span>
      </label>
      {hint && (
        <div id={`${id}hint`} className={form.hint}>
          {hint}
        </div>
      )}
      <div className={styles.picker}>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          // With images alone, Chrome on Android 14 and later offers no camera (crbug.com/40937303).
          accept="image/*,android/allowCamera"
          multiple
          className={styles.input}
          aria-labelledby={`${id}label ${id}add`}
          aria-describedby={descriptions.join(' ') || undefined}
          aria-invalid={shownErrors.length > 0 || undefined}
          aria-disabled={isLocked || undefined}
          onClick={(event) => (isLocked ? event.preventDefault() : void load().catch(() => {}))}
          onChange={addChosenFiles}
        />
        <span id={`${id}add`} className={styles.add} aria-hidden="true">
          {labels.addPhotos}
        </span>
      </div>
      {module && (
        <module.PhotoList {...{ photos, isLocked, input }} labels={labels.photos} onRemove={remove} />
      )}
      <p id={`${id}status`} role="status" className={styles.status}>
        {status}
      </p>
      {progress !== undefined && <Progress {...{ id, labels, progress }} />}
      <div id={`${id}error`} role="alert">
        {shownErrors.length > 0 && <Errors texts={shownErrors} />}
      </div>
    </div>
  );
}

interface ProgressProps {
  id: string;
  labels: PhotoFieldLabels;
  /** From 0 to 1. */
  progress: number;
}

/** Renders how much of the photos is sent. Screen readers announce each quarter. */
function Progress({ id, labels: { sendingPhotos }, progress }: ProgressProps) {
  const percent = Math.floor(progress * 100);
  const quarter = percent - (percent % 25);
  return (
    <div className={styles.progress}>
      <label htmlFor={`${id}progress`}>{formatLabel(sendingPhotos, { percent })}</label>
      <progress id={`${id}progress`} className={styles.bar} value={progress} />
      <p role="status" className={visuallyHidden}>
        {quarter > 0 && formatLabel(sendingPhotos, { percent: quarter })}
      </p>
    </div>
  );
}

function Errors({ texts }: { texts: readonly string[] }) {
  return (
    <div className={form.error}>
      <SvgIcon path={alert} className={form.errorIcon} />
      <div>
        {texts.map((text) => (
          <p key={text} className={form.paragraph}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

const empty: PhotosState = { photos: [], errors: [], status: '' };

/** Prepares chosen files by code that loads with the first of them. */
function usePhotos(max: number, labels: PhotoFieldLabels) {
  const [module, setModule] = useState<PhotosModule>();
  const [state, setState] = useState(empty);
  const latest = useRef(empty);
  const work = useRef<Promise<void>>(undefined);
  const options = { max, labels: labels.photos };
  const store: PhotosStore = {
    state: () => latest.current,
    update: (change) => {
      latest.current = { ...latest.current, ...change };
      setState(latest.current);
    },
  };

  async function prepare(files: readonly File[], before: Promise<void> | undefined) {
    await before;
    // Errors of files that were chosen shortly before stay.
    store.update({ errors: before ? latest.current.errors : [], status: labels.preparingPhotos });
    try {
      const loaded = await load();
      setModule(loaded);
      await loaded.addPhotos(files, store, options);
    } catch {
      store.update({ errors: [labels.photosNotLoaded], status: '' });
    }
  }

  function choose(files: readonly File[]) {
    const current = prepare(files, work.current).finally(() => {
      if (work.current === current) work.current = undefined;
    });
    work.current = current;
  }

  /** Resolves once all chosen files are prepared. `error` names those that could not be prepared meanwhile. */
  async function settle() {
    const wasPreparing = Boolean(work.current);
    await work.current;
    const { photos, errors } = latest.current;
    return { blobs: photos.map(({ blob }) => blob), error: wasPreparing ? errors.join(' ') : '' };
  }

  return {
    module,
    ...state,
    choose,
    remove: (id: number) => module?.removePhoto(id, store, options),
    settle,
    clear: () => store.update(empty),
  };
}
