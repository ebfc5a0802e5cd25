import { useRef } from 'react';
import { t } from '../../platform/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { rememberSearch } from './recent-searches.ts';
import bar from './search-bar.module.css';
import { changeFilter } from './search-store.ts';

/** The field everything is found with; Escape empties it before it leaves the page. */
export function SearchField({ text }: { text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    changeFilter({ text: '' });
    field.current?.focus();
  };
  return (
    <form
      className={bar.field}
      onSubmit={(event) => {
        event.preventDefault();
        rememberSearch(text);
        // The list is the result: a phone's keyboard would cover it.
        field.current?.blur();
      }}
    >
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        className={bar.input}
        aria-label={t('games.search.label')}
        placeholder={t('games.search.hint')}
        value={text}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => changeFilter({ text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          clear();
        }}
      />
      {text !== '' && <IconButton icon="close" label={t('games.search.clear')} onClick={clear} />}
    </form>
  );
}
