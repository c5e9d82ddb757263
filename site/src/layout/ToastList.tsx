import * as Toast from '@radix-ui/react-toast';
import { layout } from '../content/layout';
import { Icon } from './icons';
import * as styles from './ToastList.css';
import { dismiss, type ShownToast } from './toastStore';

const shownFor = 5000;

export default function ToastList({ toasts }: { toasts: readonly ShownToast[] }) {
  return (
    <Toast.Provider duration={shownFor} label={layout.toasts.label} swipeDirection="right">
      {toasts.map(({ id, tone, title, text }) => (
        <Toast.Root
          key={id}
          className={styles.toast[tone]}
          // The page says the same by itself, so a screen reader is not interrupted twice.
          type="background"
          // Only its button can be pressed, so only that is a stop for Tab.
          tabIndex={-1}
          onOpenChange={(open) => {
            if (!open) dismiss(id);
          }}
        >
          <Toast.Title className={styles.title}>{title}</Toast.Title>
          <Toast.Description>{text}</Toast.Description>
          <Toast.Close className={styles.close} aria-label={layout.toasts.close}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.list} label={layout.toasts.viewport} />
    </Toast.Provider>
  );
}
