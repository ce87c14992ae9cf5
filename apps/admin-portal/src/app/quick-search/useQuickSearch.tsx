import { errorText } from '@laundry/error-catalogue';
import { useWindowEvent } from '@laundry/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { refusalNotified } from '../../api/notify.ts';
import type { Searched } from './findTargets.ts';
import type { QuickSearchDialogProps } from './QuickSearchDialog.tsx';

/** Collects letters typed before the field has the focus. @returns a function that stops and returns them */
function collectLetters(): () => string {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    typed += event.key;
  };
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    const kept = typed;
    typed = '';
    return kept;
  };
}

/** The quick search, opened by Ctrl+K (or ⌘K) or by `show`. Its code is loaded when it is first opened. */
export function useQuickSearch(pages: Searched['pages']) {
  const dispatch = useDispatch();
  const [shown, setShown] = useState<{ Dialog: ComponentType<QuickSearchDialogProps> }>();
  const opener = useRef<Element>(null);
  /** Set while the dialog is loading or open. */
  const takeLetters = useRef<() => string>(undefined);
  // The session may end while the dialog is loading, and the login needs the keyboard.
  useEffect(() => () => void takeLetters.current?.(), []);

  const show = async () => {
    if (takeLetters.current) return;
    opener.current = document.activeElement;
    takeLetters.current = collectLetters();
    try {
      const { default: Dialog } = await import('./QuickSearchDialog.tsx');
      setShown({ Dialog });
    } catch {
      takeLetters.current();
      takeLetters.current = undefined;
      dispatch(refusalNotified(errorText('generic')));
    }
  };

  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    // Navigating away would lose the input in another open dialog.
    if (document.querySelector('[role=dialog]') === null) void show();
  });

  // Restores the focus once the dialog, which traps it, is unmounted.
  useEffect(() => {
    if (!shown && opener.current instanceof HTMLElement) opener.current.focus();
  }, [shown]);

  const onClose = (gone: boolean) => {
    if (gone) opener.current = null;
    takeLetters.current?.();
    takeLetters.current = undefined;
    setShown(undefined);
  };
  return {
    show: () => void show(),
    dialog: shown && (
      <shown.Dialog pages={pages} takeLetters={() => takeLetters.current?.() ?? ''} onClose={onClose} />
    ),
  };
}
