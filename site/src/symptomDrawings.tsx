import type { Symptom } from './content/symptoms';
import { Icon, type IconName } from './icons';

const icons: Readonly<Record<Symptom['drawing'], IconName>> = {
  bites: 'bedbug',
  dots: 'bedbug',
  steps: 'marten',
  droppings: 'rodent',
  roaches: 'insect',
  wasps: 'insect',
  smell: 'mould',
  spots: 'mould',
};

/** What a symptom looks like. It decorates words that say the same; as large as the letters around it, times 1.25. */
export function SymptomDrawing({ name }: { name: Symptom['drawing'] }) {
  return <Icon name={icons[name]} />;
}
