import { ClosingCall } from './components/ClosingCall.tsx';
import { DeliveryFacts } from './components/DeliveryFacts.tsx';
import { Hero } from './components/Hero.tsx';
import { HowItWorks } from './components/HowItWorks.tsx';
import { Packages } from './components/Packages.tsx';
import { WhyUs } from './components/WhyUs.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <Packages />
      <HowItWorks />
      <WhyUs />
      <DeliveryFacts />
      <ClosingCall />
    </>
  );
}
