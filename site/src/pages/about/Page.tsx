import { Figures, Section } from '@tarcza/ui';
import { CompanyCard } from '../../components/CompanyCard';
import { CroppedCover } from '../../components/Cover';
import { PointList } from '../../components/PointList';
import { TextLayout } from '../../components/TextLayout';
import { figureTexts, describeRating } from '../../content/company/figureTexts';
import { lowestPrices } from '../../content/texts/commonSentences';
import { typesetText } from '../../text/typeset';
import { CallToAction } from '../../frame/CallToAction';
import { CheckList, type CheckListProps } from '../../components/CheckList';
import * as page from '../../theme/page.css';
import { about } from './content';
import { ContactActions } from '../../components/ContactActions';
import * as styles from './page.css';

export default function AboutPage() {
  const proof = describeRating('company') ?? figureTexts.example;
  const { kept, refused, credentials, facts, factsLabel, papers, callToAction, ...text } = about;
  return (
    <>
      <TextLayout
        {...text}
        actions={
          <p className={`${page.actions} ${page.firstCall}`}>
            <ContactActions {...callToAction} note={typesetText(lowestPrices)} />
          </p>
        }
        aside={
          <>
            <CroppedCover scene="o-nas" priority />
            <CompanyCard />
          </>
        }
      />
      <section className={styles.facts} aria-label={factsLabel}>
        <div className={page.column}>
          <Figures figures={facts} size="medium" />
          {proof && <p className={`${page.quiet} ${page.small}`}>{proof}</p>}
        </div>
      </section>
      <Section tone="sunken">
        <div className={page.halves}>
          <RuleList {...kept} mark="check" />
          <RuleList {...refused} mark="cross" />
        </div>
      </Section>
      <Section title={papers.heading} lead={papers.lead}>
        <PointList points={papers.items} />
      </Section>
      {credentials && (
        <Section title={credentials.heading} tone="sunken">
          <PointList points={credentials.items} />
        </Section>
      )}
      <CallToAction {...callToAction} />
    </>
  );
}

function RuleList({ heading, items, mark }: CheckListProps & { heading: string }) {
  return (
    <section className={page.stack.medium}>
      <h2 className={page.title3}>{heading}</h2>
      <CheckList items={items} mark={mark} />
    </section>
  );
}
