// One file for the test runner, so that one worker does all of these journeys and their run is built and
// started once.
import './payments.ts';
import './photographs.ts';
import './sharedAddress.ts';
