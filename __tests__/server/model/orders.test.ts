import { testModel } from './runInTests.ts';

testModel('orders');
