import { getKind } from '@tarcza/first-act/controls';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The page's controls and their state at one moment, and its scroll position. */
export interface CapturedPage {
  controls: Map<string, { control: HTMLElement; text: string | undefined }>;
  /** Set it when the focus moves before `restoreControls` is called. */
  focused: Element | null;
  openPopover: Element | null;
  /** In px. */
  top: number;
}

export function captureControls(): CapturedPage {
  const controls: CapturedPage['controls'] = new Map();
  for (const [key, control] of findControls()) controls.set(key, { control, text: getTypedText(control) });
  return {
    controls,
    focused: document.activeElement,
    // `:is` ignores what a browser does not know.
    openPopover: document.querySelector(':is(:popover-open)'),
    top: scrollY,
  };
}

/** Restores values, focus and popover in controls that React has replaced, and a text that hydration has reset. */
export function restoreControls(captured: CapturedPage): void {
  const current = findControls();
  for (const [key, { control: old, text }] of captured.controls) {
    const control = old.isConnected ? old : current.get(key);
    if (!control) continue;
    if (control === old) {
      if (getTypedText(control) === undefined) restoreText(control, text);
      continue;
    }
    restoreState(old, control);
    if (old === captured.focused) restoreFocus(old, control);
    if (old === captured.openPopover) control.showPopover();
    captured.controls.set(key, { control, text: undefined });
  }
}

/** Finds each control by its kind, and its index among those of the same kind. */
export function findControls(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const counts: Record<string, number> = {};
  const selector = 'a[href],button,input,select,textarea,details,summary,[tabindex],[popover]';
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    const kind = getKind(control);
    counts[kind] = (counts[kind] ?? 0) + 1;
    found.set(`${kind} ${counts[kind]}`, control);
  }
  return found;
}

const typeWithoutText = /^(checkbox|radio|file|hidden|submit|reset|button|image)$/;
const isTextField = (control: Element): control is TextField =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !typeWithoutText.test(control.type));

/** Returns the text typed into a field, or undefined if it has its default. */
const getTypedText = (control: Element) =>
  isTextField(control) && control.value !== control.defaultValue ? control.value : undefined;

function restoreText(control: HTMLElement, text: string | undefined) {
  if (text === undefined || !isTextField(control) || control.value === text) return;
  // React overrides the element's setter and would ignore the event, so this calls the prototype's.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  fire(control, 'input');
}

export const fire = (element: Element, type: string): boolean =>
  element.dispatchEvent(new Event(type, { bubbles: true }));

/** Both controls have the same tag. */
function restoreState(old: HTMLElement, control: HTMLElement) {
  // If an extension has set the attribute, too, the value equals the old field's default.
  if (isTextField(old)) restoreText(control, old.value);
  else if (old instanceof HTMLDetailsElement) control.toggleAttribute('open', old.open);
  else if (old instanceof HTMLSelectElement) {
    let isChanged = false;
    for (const option of (control as HTMLSelectElement).options) {
      const { selected } = old.options[option.index] ?? option;
      isChanged ||= option.selected !== selected;
      option.selected = selected;
    }
    if (isChanged) fire(control, 'change');
  } else if (old instanceof HTMLInputElement) {
    const input = control as HTMLInputElement;
    const isChanged = old.checked !== old.defaultChecked && old.checked !== input.checked;
    // A radio button is unchecked by the click on another one.
    if (isChanged && (old.checked || old.type === 'checkbox')) input.click();
    if (!old.files?.length) return;
    input.files = old.files;
    fire(input, 'change');
  }
}

function restoreFocus(old: HTMLElement, control: HTMLElement) {
  control.focus({ preventScroll: true });
  if (isTextField(old) && old.selectionStart !== null)
    (control as TextField).setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection!);
}
