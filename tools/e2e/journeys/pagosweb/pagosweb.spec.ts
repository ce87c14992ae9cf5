// One file, so that one worker does all of these journeys, with one build and one run.
import './payments.ts';
import './photographs.ts';
import './sharedAddress.ts';
