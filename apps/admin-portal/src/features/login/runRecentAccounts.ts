import { login } from '@laundry/strings';
import type { Store } from 'redux';
import { emailForgotten, selectRecentEmails } from './login.slice.ts';
import type { WithLogin } from './login.slice.ts';
import type { Listen, LoginFormElements } from './loginFormElements.ts';

export interface RecentAccountsRun {
  store: Pick<Store<WithLogin>, 'getState' | 'dispatch'>;
  on: Listen;
  onChoose: (email: string) => void;
}

/** Runs the list of e-mails of earlier logins. @returns a function that shows the store's e-mails */
export function runRecentAccounts(
  { accounts, accountsTitle, account }: LoginFormElements,
  { store, on, onChoose }: RecentAccountsRun,
): { show: () => void } {
  let shown: readonly string[] = [];
  const rows: Element[] = [];

  function rowOf(email: string): Element {
    const row = account.cloneNode(true);
    if (!(row instanceof HTMLLIElement)) throw new Error('an account is a row of the list');
    row.hidden = false;
    const [choose, remove] = row.querySelectorAll('button');
    if (!choose || !remove) throw new Error('an account has two buttons');
    choose.textContent = email;
    choose.setAttribute('aria-label', login.useEmail(email));
    on(choose, 'click', () => onChoose(email));
    remove.setAttribute('aria-label', login.removeEmail(email));
    on(remove, 'click', () => {
      store.dispatch(emailForgotten(email));
      // The pressed button goes away: focus stays with the list.
      accountsTitle.focus();
    });
    return row;
  }

  return {
    show: () => {
      const emails = selectRecentEmails(store.getState());
      if (emails === shown) return;
      shown = emails;
      for (const row of rows.splice(0)) row.remove();
      rows.push(...emails.map(rowOf));
      account.parentElement?.append(...rows);
      accounts.hidden = emails.length === 0;
    },
  };
}
