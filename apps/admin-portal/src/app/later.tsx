import { LoadingState, PageShell } from '@laundry/ui-kit';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** A part of the portal whose code comes when it is asked for. */
export interface Later<Props extends object> {
  /** Asks for the code before it is to be seen. */
  ahead: () => Promise<unknown>;
  /** The part; while its code is on the way it says so, and what went wrong goes to the boundary around it. */
  Part: ComponentType<Props>;
}

/**
 * What React's `lazy` does, less its wait: a fallback that has been in sight stays for at least 300 ms there, longer
 * than the code is mostly on its way.
 */
export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { standalone = false } = {},
): Later<Props> {
  let known: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;

  async function come(): Promise<ComponentType<Props>> {
    try {
      return (known = await (coming ??= load()));
    } catch (error) {
      // Whoever asks next, asks anew.
      coming = undefined;
      throw error;
    }
  }

  function Part(props: Props) {
    const [Known, setKnown] = useState(() => known);
    useEffect(() => {
      if (Known) return;
      let awaited = true;
      come().then(
        (component) => {
          if (awaited) setKnown(() => component);
        },
        (error: unknown) => {
          setKnown(() => {
            throw error;
          });
        },
      );
      return () => {
        awaited = false;
      };
    }, [Known]);
    if (Known) return <Known {...props} />;
    return (
      <PageShell standalone={standalone}>
        <LoadingState />
      </PageShell>
    );
  }

  return { ahead: come, Part };
}
