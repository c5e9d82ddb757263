import { Section } from '@tarcza/ui';
import { CompanyCard } from '../../components/CompanyCard';
import { Cover } from '../../components/Cover';
import { Text } from '../../components/Text';
import { CallToAction } from '../../frame/CallToAction';
import { Icon } from '../../icons';
import * as page from '../../theme/page.css';
import { about, type Rules } from './content';
import * as styles from './page.css';

export default function AboutPage() {
  const { kept, refused, callToAction, ...text } = about;
  return (
    <>
      <Text
        {...text}
        aside={
          <>
            <div className={page.cover}>
              <Cover scene="o-nas" sizes="(min-width: 64rem) 28rem, 24rem" priority />
            </div>
            <CompanyCard />
          </>
        }
      />
      <Section tone="sunken">
        <div className={styles.columns}>
          <RuleList {...kept} mark="check" />
          <RuleList {...refused} mark="cross" />
        </div>
      </Section>
      <CallToAction apart look="line" {...callToAction} />
    </>
  );
}

function RuleList({ heading, items, mark }: Rules & { mark: keyof typeof styles.rule }) {
  return (
    <section className={styles.rules}>
      <h2 className={page.title3}>{heading}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.rule[mark]}>
            <Icon name={mark} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
