import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import * as v from 'valibot';
import { config } from './config.ts';

const Titled = v.object({ title: v.string() });

/** Every page under its title: 'Page - Product'. */
export function Root() {
  const titles = useMatches().flatMap(({ handle }) => (v.is(Titled, handle) ? [handle.title] : []));
  const title = [...titles.reverse(), config.brand.productName].join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Outlet />;
}
