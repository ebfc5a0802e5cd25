import { useRef } from 'react';
import type { AgentData } from '../../../contract/agent/agent-calls.ts';
import { t } from '../../platform/i18n.ts';
import { canShare, copyText, shareText } from '../../platform/share-text.ts';
import { minimumAge } from '../../session/config/minimum-age.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useQr } from '../../ui/use-qr.ts';
import wordParts from '../../ui/words.module.css';
import styles from './invitation.module.css';

type InvitationLinks = Pick<AgentData, 'code' | 'link' | 'shareUrls'>;

async function copy(
  text: string,
  place: Element | null,
  done: 'agent.copied.link' | 'agent.copied.code',
): Promise<void> {
  const outcome = await copyText(text, place);
  if (outcome === 'copied') toast(t(done), 'good');
  else toast(t('shell.copy.selected'));
}

async function share(link: string): Promise<void> {
  const { name: platform } = themeStore.getState();
  const text = t('agent.share.message', { link, platform });
  const outcome = await shareText(t('agent.share.title', { platform }), text);
  if (outcome === 'copied') toast(t('agent.copied.link'), 'good');
  if (outcome === 'failed') toast(t('agent.share.failed'), 'danger');
}

/** The player's ticket for friends: link, code and what a camera reads, and the ways to send it. */
export function Invitation({ agent: { code, link, shareUrls } }: { agent: InvitationLinks }) {
  const codePlace = useRef<HTMLElement>(null);
  const linkPlace = useRef<HTMLElement>(null);
  return (
    <section className={styles.invitation} aria-label={t('agent.ticket.title')}>
      <div className={styles.ticket}>
        <Code text={link} />
        <div className={styles.stub}>
          <p className={styles.admit}>{t('agent.ticket.admit')}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{t('agent.ticket.code')}</dt>
              <dd ref={codePlace} className={styles.code}>
                {code}
              </dd>
            </div>
            <div>
              <dt>{t('agent.ticket.link')}</dt>
              <dd ref={linkPlace} className={styles.address}>
                {link.replace(/^https?:\/\//, '')}
              </dd>
            </div>
          </dl>
          <div className={styles.copies}>
            <Button
              kind="quiet"
              icon="copy"
              onClick={() => void copy(code, codePlace.current, 'agent.copied.code')}
            >
              {t('agent.copy.code')}
            </Button>
            <Button
              kind="quiet"
              icon="copy"
              onClick={() => void copy(link, linkPlace.current, 'agent.copied.link')}
            >
              {t('agent.copy.link')}
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.ways}>
        {canShare() && (
          <Button icon="share" isWide onClick={() => void share(link)}>
            {t('agent.share.send')}
          </Button>
        )}
        <div className={styles.networks}>
          <Network href={shareUrls.facebook} letter="f" name="Facebook" />
          <Network href={shareUrls.line} letter="L" name="LINE" />
        </div>
      </div>
      <p className={classNames(wordParts.note, styles.note)}>
        {t('agent.share.note', { age: minimumAge() ?? 0 })}
      </p>
    </section>
  );
}

function Code({ text }: { text: string }) {
  const code = useQr(text);
  return (
    <div className={styles.paper}>
      {code !== null && code !== 'failed' && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('agent.ticket.qr')}>
          <path d={code.path} />
        </svg>
      )}
      {code === 'failed' && <p>{t('agent.ticket.noQr')}</p>}
    </div>
  );
}

/** A plain letter: the networks' own marks are theirs, and come with their terms. */
function Network({ href, letter, name }: { href: string; letter: string; name: string }) {
  return (
    <a
      className={classNames(surfaceParts.frame, styles.network)}
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      <span aria-hidden="true">{letter}</span>
      {t('agent.share.on', { name })}
    </a>
  );
}
