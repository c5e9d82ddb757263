import { RouterLink, type RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, Hero, Section } from '@tarcza/ui';
import { breadcrumbs } from '@tarcza/ui/labels/en';
import { PointList } from '../../components/PointList';
import { CallToAction } from '../../frame/CallToAction';
import { picture } from '../../pictures';
import * as page from '../../theme/page.css';
import { Actions } from '../english/Actions';
import { callToAction, englishTopics } from './content';
import type { EnglishTopic } from '../../content/english/topic';

/** Null where no topic has the name. */
export const load = async ({ topic = '' }: RouteParams): Promise<EnglishTopic | null> =>
  englishTopics[topic] ?? null;

/** One pest in English, for a tenant: what to do tonight, how to prepare, who pays, what it costs. */
export default function EnglishTopicPage({ data: topic }: { data: EnglishTopic }) {
  return (
    <>
      <Breadcrumbs home="/en" trail={[{ label: topic.title }]} labels={breadcrumbs} />
      <Hero
        place="belowBreadcrumbs"
        title={topic.title}
        lead={topic.lead}
        actions={<Actions note={topic.note} />}
        note={topic.urgent}
        picture={{ ...picture(topic.picture), alt: '' }}
      />
      {topic.sections.map(({ heading, lead, scene, points }, index) => (
        <Section key={heading} title={heading} lead={lead} tone={index % 2 === 0 ? 'sunken' : 'plain'}>
          <PointList points={points} scene={scene} />
          {index === topic.sections.length - 1 && (
            <RouterLink className={page.linkAlone} href={topic.inPolish.href} hrefLang="pl">
              {topic.inPolish.label}
            </RouterLink>
          )}
        </Section>
      ))}
      <CallToAction {...callToAction} language="en" />
    </>
  );
}
