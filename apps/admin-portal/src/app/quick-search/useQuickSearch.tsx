import { errorText } from '@laundry/error-catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { toldRefused } from '../../api/tell.ts';
import type { Searched } from './findTargets.ts';
import type { QuickSearchDialogProps } from './QuickSearchDialog.tsx';

/** Keeps the letters that are typed until the field has the focus. @returns ends it, and gives them once */
function keepLetters(): () => string {
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

/** The search by Ctrl+K (or ⌘K): its code is loaded when it is first opened. */
export function useQuickSearch(pages: Searched['pages']) {
  const dispatch = useDispatch();
  const [shown, setShown] = useState<{ Dialog: ComponentType<QuickSearchDialogProps> }>();
  const opener = useRef<Element>(null);
  /** Set from the opening until the dialog is closed. */
  const takeLetters = useRef<() => string>(undefined);

  const show = useCallback(async () => {
    if (takeLetters.current) return;
    opener.current = document.activeElement;
    takeLetters.current = keepLetters();
    try {
      const { default: Dialog } = await import('./QuickSearchDialog.tsx');
      setShown({ Dialog });
    } catch {
      takeLetters.current();
      takeLetters.current = undefined;
      dispatch(toldRefused(errorText('generic')));
    }
  }, [dispatch]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // What stands in another dialog would be lost by going elsewhere.
      if (document.querySelector('[role=dialog]') === null) void show();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [show]);

  // Once the dialog, which holds the focus, is no longer there.
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
