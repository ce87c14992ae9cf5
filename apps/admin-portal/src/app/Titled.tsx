import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { config } from './config.ts';

export interface TitledProps {
  title: string;
  children: ReactNode;
}

/** A page under its title: 'Page - Product'. */
export function Titled({ title, children }: TitledProps) {
  useEffect(() => {
    document.title = `${title} - ${config.brand.productName}`;
  }, [title]);
  return children;
}
