import type { AgentData } from '../../../contract/agent/agent-calls.ts';
import { t } from '../../platform/i18n.ts';
import { canShare, copyText, shareText } from '../../platform/share-text.ts';
import { minimumAge } from '../../session/minimum-age.ts';
import { themeStore } from '../../session/theme-store.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useQr } from '../../ui/use-qr.ts';
import styles from './invitation.module.css';

type Invited = Pick<AgentData, 'code' | 'link' | 'shareUrls'>;

async function copy(text: string, done: 'agent.copied.link' | 'agent.copied.code'): Promise<void> {
  const isCopied = await copyText(text);
  toast(t(isCopied ? done : 'agent.copied.not'), isCopied ? 'good' : 'danger');
}

async function share(link: string): Promise<void> {
  const { name: platform } = themeStore.getState();
  const text = t('agent.share.message', { link, platform });
  const outcome = await shareText(t('agent.share.title', { platform }), text);
  if (outcome === 'copied') toast(t('agent.copied.link'), 'good');
  if (outcome === 'failed') toast(t('agent.share.failed'), 'danger');
}

/** The player's ticket for friends: link, code and what a camera reads, and the ways to send it. */
export function Invitation({ agent: { code, link, shareUrls } }: { agent: Invited }) {
  return (
    <section className={styles.invitation} aria-label={t('agent.ticket.title')}>
      <div className={styles.ticket}>
        <Code text={link} />
        <div className={styles.stub}>
          <p className={styles.admit}>{t('agent.ticket.admit')}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{t('agent.ticket.code')}</dt>
              <dd className={styles.code}>{code}</dd>
            </div>
            <div>
              <dt>{t('agent.ticket.link')}</dt>
              <dd className={styles.address}>{link.replace(/^https?:\/\//, '')}</dd>
            </div>
          </dl>
          <div className={styles.copies}>
            <Button kind="quiet" icon="copy" onClick={() => void copy(code, 'agent.copied.code')}>
              {t('agent.copy.code')}
            </Button>
            <Button kind="quiet" icon="copy" onClick={() => void copy(link, 'agent.copied.link')}>
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
      <p className={styles.note}>{t('agent.share.note', { age: minimumAge() ?? 0 })}</p>
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
    <a className={styles.network} href={href} target="_blank" rel="noreferrer">
      <span aria-hidden="true">{letter}</span>
      {t('agent.share.on', { name })}
    </a>
  );
}
