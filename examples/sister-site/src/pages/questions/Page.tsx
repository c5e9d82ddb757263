import type { RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, FaqGroup, Hero, Section } from '@tarcza/ui';
import { addresses } from '../../addresses';
import { wordsIn } from '../../content/words';

export default function QuestionsPage({ params }: { params: RouteParams }) {
  const { language, labels, questions } = wordsIn(params.language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: questions.title }]}
        home={addresses.home[language]}
        labels={labels.breadcrumbs}
      />
      <Hero title={questions.title} lead={questions.lead} place="belowBreadcrumbs" />
      {questions.groups.map((group, place) => (
        <Section key={group.title} tone={place % 2 === 0 ? 'sunken' : 'plain'}>
          <FaqGroup {...group} />
        </Section>
      ))}
    </>
  );
}
