import { useState } from 'react';
import { useSearch } from 'wouter';
import { FAQ_TOPICS, type FaqTopic } from '../../../../contract/support/faq-rules.ts';
import { type FaqAnswer, getFaq } from '../../../../contract/support/support-calls.ts';
import { t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { isMissing, useCall } from '../../../session/calls/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import chipParts from '../../../ui/chips.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import listParts from '../../../ui/lists.module.css';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { EmptyState } from '../../../ui/states.tsx';
import surfaceParts from '../../../ui/surfaces.module.css';
import { KnownHelpLine } from '../help-lines.tsx';
import { LoadGate } from '../load-gate.tsx';
import { PageLinks } from '../page-links.tsx';
import { AnswerRow } from './answer-row.tsx';
import styles from './faq.module.css';
import { questionOf } from './faq-address.ts';
import { searchAnswers } from './faq-search.ts';

/** `/faq`: every question with its answer, to be searched; an address may name one of them. */
export function FaqPanel() {
  const reading = useCall(getFaq, {}, { isSilent: true, refetchOnReconnect: isMissing });
  const wanted = questionOf(useSearch());
  return (
    <LoadGate reading={reading}>
      {({ answers }) =>
        answers.length === 0 ? (
          <EmptyState icon="help" title={t('support.faq.none')} text={t('support.faq.noneText')}>
            <ButtonLink href={paths.service}>{t('support.link.service')}</ButtonLink>
          </EmptyState>
        ) : (
          <Questions key={wanted ?? ''} answers={answers} wanted={wanted} />
        )
      }
    </LoadGate>
  );
}

interface QuestionsProps {
  answers: readonly FaqAnswer[];
  /** The key of the question that the address names. */
  wanted: string | null;
}

function Questions({ answers, wanted }: QuestionsProps) {
  const [text, setText] = useState('');
  const [topic, setTopic] = useState<FaqTopic | null>(null);
  const ofTopic = answers.filter((answer) => topic === null || answer.topic === topic);
  const found = searchAnswers(ofTopic, text);
  const isKnown = wanted === null || answers.some(({ key }) => key === wanted);
  const topics = FAQ_TOPICS.filter((name) => answers.some((answer) => answer.topic === name));
  return (
    <div className={classNames(pageParts.column, styles.page)}>
      {!isKnown && <Notice>{t('support.faq.gone')}</Notice>}
      <search>
        <Field
          label={t('support.faq.search')}
          type="search"
          value={text}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        <fieldset className={styles.topics} aria-label={t('support.faq.topics')}>
          {[null, ...topics].map((name) => (
            <button
              key={name ?? 'all'}
              type="button"
              className={chipParts.chip}
              aria-pressed={topic === name}
              onClick={() => setTopic(name)}
            >
              {t(name === null ? 'support.faq.all' : `support.faq.topic.${name}`)}
            </button>
          ))}
        </fieldset>
      </search>
      <p className="hidden-text" role="status">
        {text.trim() !== '' && t('support.faq.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('support.faq.nothing')} text={t('support.faq.nothingText')}>
          <Button
            kind="quiet"
            onClick={() => {
              setText('');
              setTopic(null);
            }}
          >
            {t('support.faq.clear')}
          </Button>
          <ButtonLink href={paths.service}>{t('support.faq.ask')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={classNames(listParts.bare, surfaceParts.frame, styles.answers)}>
          {found.map((answer) => (
            <AnswerRow key={answer.key} answer={answer} isWanted={answer.key === wanted} />
          ))}
        </ul>
      )}
      <PageLinks names={['service', 'feedback', 'complaint']} />
      <KnownHelpLine />
    </div>
  );
}
