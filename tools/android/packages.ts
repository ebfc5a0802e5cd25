export interface Package {
  readonly name: string;
  readonly version: string;
  /** Of the .deb file. */
  readonly sha256: string;
}

/**
 * What builds the app: Debian's own packages, of the releases that have them. They are unpacked into a cache and never
 * installed. The Java compiler is the machine's.
 */
export const PACKAGES: readonly Package[] = [
  {
    name: 'aapt',
    version: '1:10.0.0+r36-10',
    sha256: 'a4790dd07923a45ba17982d257abbce3f8050e8b30b0952545255502a5d1f505',
  },
  {
    name: 'android-framework-res',
    version: '1:14~beta1-3',
    sha256: '2813eeaa722b1fc67d66701ddb6111d4b74f84df20974c220da04b0ef5f4c1c8',
  },
  {
    name: 'android-libaapt',
    version: '1:10.0.0+r36-10',
    sha256: 'e18333b3d0259c3ceffeed142a5bbce2114eb7021c0ca5ef1ac505c0629c5171',
  },
  {
    name: 'android-libandroidfw',
    version: '1:10.0.0+r36-10',
    sha256: '26add03f0edf12da9d710b9be2bf0ec867f583d490135d99b9789bbbfe1bab4e',
  },
  {
    name: 'android-libbacktrace',
    version: '1:29.0.6-28',
    sha256: '78733043d8e8f5906eb969a18c3178c1898f50d3684de23398a3eeb7ba7ea122',
  },
  {
    name: 'android-libbase',
    version: '1:29.0.6-28',
    sha256: 'c651582c9beb229b6a4581eef5d03796293aa2da3b602eafc5427b198060819f',
  },
  {
    name: 'android-libcutils',
    version: '1:29.0.6-28',
    sha256: '12ac0a99beb683269d77af09bf80ddd7b8c428fda442c05070ea3ff50429718c',
  },
  {
    name: 'android-liblog',
    version: '1:29.0.6-28',
    sha256: 'd495761ec2dc87070f6ac75c771d221d05e2be387cbaeab7e7c7fcd740ce4ce2',
  },
  {
    name: 'android-libutils',
    version: '1:29.0.6-28',
    sha256: 'c9554365cd0d20ac22138195963b2b790e45fc3edade3626a05311a9cae5cf36',
  },
  {
    name: 'android-libziparchive',
    version: '1:29.0.6-28',
    sha256: 'e6d674143b948017a96740f449547799127feba75109875446c89e0e05a3e29d',
  },
  {
    name: 'apksigner',
    version: '31.0.2-1',
    sha256: '6ded96d6156f8b0bc1355e87b5fad8e6ebfcf8a694dedd9987768b37a41878d4',
  },
  {
    name: 'dalvik-exchange',
    version: '10.0.0+r36-1',
    sha256: '8fc128db7c27253d963eb9b33de79b197162a4749d2ba69019b2fd0664cbd7fe',
  },
  {
    name: 'junit4',
    version: '4.13.2-3',
    sha256: '2f516bef5fa0f714da4f8b95c367c00aea64159c099c5157579fb95823dbcc56',
  },
  {
    name: 'libandroid-23-java',
    version: '6.0.1+r72-6',
    sha256: '8af1b6df556971dda0a6da3536ea526a838e0c363afcdd454213d8bce94793e3',
  },
  {
    name: 'libapksig-java',
    version: '31.0.2-1',
    sha256: 'cfb1babb843de0c7490c4554dca31187ceb326ea7f53c9cd77e9ce46342cba59',
  },
  {
    name: 'libhamcrest-java',
    version: '2.2-1',
    sha256: 'a3e84b0462e4bd75bfcd34dd46c9a5db6b9e7174da2d120339f4dc89aab90a56',
  },
  {
    name: 'libprotobuf-lite32',
    version: '3.21.12-3+deb12u1',
    sha256: '441812aa574e1baa4435a9b62c34a39e0fc4177994ccfb35fab5a03ef6ef1e8d',
  },
  {
    name: 'libzopfli1',
    version: '1.0.3-1',
    sha256: '3e38ea3c54c9cab39943ef7c6df6ac0868768244afcf088d2cfdd3fb85e5710d',
  },
  {
    name: 'p7zip-full',
    version: '16.02+really26.01+dfsg-0+deb12u1',
    sha256: '91624c886bf525705beb66dd2bb063015c5cab4e51d9f08d9464cbbb53b00cb7',
  },
  {
    name: 'zipalign',
    version: '1:10.0.0+r36-1',
    sha256: '522d9efffbd2602a508530e58c8e2f21b1fb2598c7986350e41906d439e4758c',
  },
];

/** Debian's releases that the packages come from. */
export const RELEASES = ['bookworm', 'bullseye', 'trixie'] as const;
