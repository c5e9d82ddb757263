import type { TextPageWords } from '../content/textPage';
import { CallToAction } from '../frame/CallToAction';
import { Text } from './Text';

/** A page that is mostly text, such as the privacy policy. */
export function TextPage({ callToAction, ...text }: TextPageWords) {
  return (
    <>
      <Text {...text} />
      {callToAction && <CallToAction look="line" {...callToAction} />}
    </>
  );
}
