import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './invite.module.css';
import { useFriends } from './invite-queries.ts';
import { ListSection } from './list-section.tsx';

/** Who registered with the player's link, by a masked name, and what is missing for a spin. */
export function Friends() {
  const answer = useFriends();
  const first = answer.data?.[0];
  const rows = answer.data?.flatMap(({ list }) => list.map((friend) => ({ ...friend, key: friend.id })));
  return (
    <ListSection
      title={t('invite.friends')}
      none={t('invite.friends.none')}
      note={
        first &&
        first.friends > 0 && (
          <p className={classNames(wordParts.note, styles.note)}>
            {t('invite.friends.counted', { counted: first.countedFriends, friends: first.friends })}
          </p>
        )
      }
      rows={rows}
      answer={answer}
      row={({ name, state, joinedAt }) => (
        <>
          <span>
            {name}
            <small>
              <DateText at={joinedAt} shows="date" />
            </small>
          </span>
          <em data-state={state}>{t(`invite.friend.${state}`)}</em>
        </>
      )}
    />
  );
}
