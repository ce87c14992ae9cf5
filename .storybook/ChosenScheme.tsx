import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { Scheme } from './toolbar.ts';

/** Carries the toolbar's choice of appearance into the theme. */
export function ChosenScheme({ scheme }: { scheme: Scheme }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}
