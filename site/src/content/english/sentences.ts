import { terms } from '../offers/terms';

const { arrival, bedbug, safety } = terms;

/** Sentences that several English pages share, such as those of texts/commonSentences.ts and texts/dangers.ts. Not typeset. */
export const sentences = {
  arrival: `When it is urgent we arrive within ${arrival.minutes} minutes in Kraków, Skawina and Wieliczka, and elsewhere the same day, or in the morning if you call in the evening or at night.`,
  airing: `One adult opens the windows for ${safety.airingMinutes} minutes. Return when the flat is aired and the surfaces are dry; children and pets come in last.`,
  bedbugAway: `Everyone leaves for up to ${bedbug.awayHours} hours and the time of airing, pets too. Take aquariums out.`,
  health:
    'Ask us early for the safety data sheet: from it your doctor can say when infants, pregnant women and people with asthma may return. You need not tell us about anyone’s health.',
  droppings:
    'Open the windows and leave for 30 minutes. In an FFP2 mask and gloves, wet the droppings with disinfectant, wait as long as the label says, pick them up with paper towels, close them in two bags, and wash your hands.',
  bait: 'If a child may have eaten bait, do not make the child vomit: call the poison centre, 12 411 99 99, or 112 if the child faints or struggles to breathe. Take a dog or cat to a vet at once, with the name of the bait.',
  ratBite: 'Bitten? Wash the wound with soap and water and see a doctor today.',
  landlord:
    'Who pays depends on your contract and on the cause. The quote and the invoice can be in your name or your landlord’s.',
} as const;
