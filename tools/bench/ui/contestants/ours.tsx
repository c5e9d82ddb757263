import { FaqGroup } from '@tarcza/ui';
import type { Contestant } from '../faq.ts';

export const Faq: Contestant = ({ title, items }) => <FaqGroup title={title} items={items} />;
