import { testModel } from './runInTests.ts';

testModel('appointments');
