import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Scheme } from './toolbar.ts';

/** Carries the toolbar's choice of appearance into the theme; a story is only seen in it. */
export function ChosenScheme({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  const { mode, setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return mode === scheme ? children : null;
}
