import { kit } from '@laundry/strings';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOnChange } from './useOnChange.ts';

export interface StepHeaderProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** The current step, from 0. */
  current: number;
  /** The step's h1. When it changes, the focus moves to it. */
  title: string;
  lead?: ReactNode;
}

/** A step's header: progress and heading, which takes the focus when it changes. */
export function StepHeader({ steps, current, title, lead }: StepHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useOnChange(title, () => heading.current?.focus());
  // By their number: on a slow network the first steps are painted while the last one is still to come.
  const columns = `repeat(${steps.length}, minmax(0, 1fr))`;
  return (
    <div>
      <ol aria-label={kit.progress} className="kit-steps" style={{ gridTemplateColumns: columns }}>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            data-reached={index <= current ? '' : undefined}
          >
            <span title={step}>{step}</span>
            {index < current && <span className="kit-hidden">{` (${kit.stepDone})`}</span>}
          </li>
        ))}
      </ol>
      <p role="status" className="kit-overline">
        {kit.stepOf(current + 1, steps.length)}
      </p>
      {/* Replaced with each step, because a replaced element does not count as a layout shift. */}
      <div key={current} className="kit-heading">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
    </div>
  );
}
