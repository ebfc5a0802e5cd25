import type { DataRights } from '../../../contract/rights/rights-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { useMutation } from '../../ui/use-mutation.ts';
import { isCopyWaiting, readCopy, requestCopy, saveJson } from './data-flows.ts';
import styles from './rights.module.css';

interface CopySectionProps {
  rights: DataRights;
  onChange(rights: DataRights): void;
}

export function CopySection({ rights, onChange }: CopySectionProps) {
  const { isBusy, failure, run } = useMutation();
  const isWaiting = isCopyWaiting(rights);
  const save = (id: string, askedAt: number) =>
    run(async () =>
      saveJson(`my-data-${new Date(askedAt).toISOString().slice(0, 10)}.json`, await readCopy(id)),
    );
  return (
    <section className={classNames(pageParts.column, styles.section)} aria-labelledby="data-copy">
      <h2 id="data-copy">{t('rights.copy.title')}</h2>
      <p>{t('rights.copy.text')}</p>
      {rights.exports.length > 0 && (
        <ul className={classNames(listParts.list, surfaceParts.box, styles.history)}>
          {rights.exports.map(({ id, askedAt, expiresAt }) => (
            <li key={id} role={expiresAt === null ? 'status' : undefined}>
              <span>
                {t('rights.copy.of')} <DateText at={askedAt} />
              </span>
              {expiresAt === null ? (
                <small>{t('rights.copy.making')}</small>
              ) : (
                <>
                  <small>
                    {t('rights.copy.until')} <DateText at={expiresAt} shows="date" />
                  </small>
                  <Button kind="second" isBusy={isBusy} onClick={() => void save(id, askedAt)}>
                    {t('rights.copy.save')}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      {!isWaiting && (
        <Button
          kind={rights.exports.length > 0 ? 'quiet' : 'action'}
          isWide
          isBusy={isBusy}
          onClick={() => void run(async () => onChange(await requestCopy()))}
        >
          {t('rights.copy.ask')}
        </Button>
      )}
    </section>
  );
}
