// One file for the test runner, so that one worker does all of these journeys and the run in front of another
// company's server is built and started once.
import './site.ts';
import './portal.ts';
