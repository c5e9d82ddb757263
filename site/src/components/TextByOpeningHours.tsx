import { commonSentences } from '../content/texts/commonSentences';
import { typesetText } from '../text/typeset';
import { OfficeText } from './OfficeHours';
import { now, week } from './OfficeHours.css';

const { callByDay, callWhileOpen, writeWhileClosed } = commonSentences;
const sentence = new RegExp(`(${callByDay.replaceAll(' ', String.raw`\s`)})`, 'i');

/** Renders a text. The loader replaces `commonSentences.callByDay` in it by what to do at this hour. */
export function TextByOpeningHours({ children }: { children: string }) {
  return children
    .split(sentence)
    .map((part, index) => (index % 2 === 0 ? part : <Now key={index} whole={part} />));
}

function Now({ whole }: { whole: string }) {
  const isStart = callByDay.startsWith(whole.charAt(0));
  const cased = (text: string) => typesetText(isStart ? text : text.charAt(0).toLowerCase() + text.slice(1));
  return (
    <>
      <OfficeText className={now} open={cased(callWhileOpen)} closed={cased(writeWhileClosed)} />
      <span className={week}>{whole}</span>
    </>
  );
}
