import { textOf } from '@laundry/error-catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { toldRefused } from '../../api/tell.ts';
import type { Searched } from './findTargets.ts';
import type { QuickSearchDialogProps } from './QuickSearchDialog.tsx';

/** The search by Ctrl+K (or ⌘K): its code is loaded when it is first opened. */
export function useQuickSearch(pages: Searched['pages']) {
  const dispatch = useDispatch();
  const [Loaded, setLoaded] = useState<{ Dialog: ComponentType<QuickSearchDialogProps> }>();
  const [open, setOpen] = useState(false);
  const opener = useRef<Element>(null);

  const show = useCallback(async () => {
    opener.current = document.activeElement;
    try {
      const { default: Dialog } = await import('./QuickSearchDialog.tsx');
      setLoaded({ Dialog });
      setOpen(true);
    } catch {
      dispatch(toldRefused(textOf('generic')));
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
    if (!open && opener.current instanceof HTMLElement) opener.current.focus();
  }, [open]);

  const onClose = (gone: boolean) => {
    if (gone) opener.current = null;
    setOpen(false);
  };
  return {
    show: () => void show(),
    dialog: open && Loaded && <Loaded.Dialog pages={pages} onClose={onClose} />,
  };
}
