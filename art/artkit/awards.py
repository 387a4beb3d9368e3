"""Award objects in brass and ceramic, square, without lettering."""
from .still_lifes import *


def award_set(bg, panel, w=2.9):
    studio(bg, None, panel=panel, archw=w, y=5.5)
    m = mat('#F6EEE2', rough=.45, coat=.25)
    cyl(2.1, .45, (0, 0, .225), mat('#9A6840', rough=.45, coat=.2), bev=.08, seg=128)
    cyl(1.75, .4, (0, 0, .65), m, bev=.08, seg=128)


def shine():
    lights(820, 190, 460)
    stage.area((0, -9, 3), (0, 0, 3), 3, 120, color=(1, .95, .9))
    stage.camera((.5, -14.5, 4.0), (0, 0, 2.65), lens=74, fstop=6, focus=(0, -.4, 3))


def tooth_plate(y, z, s, m, depth=.3):
    half = [(0, .3), (.1, .36), (.22, .38), (.33, .3), (.36, .14), (.33, -.02), (.28, -.16), (.25, -.34), (.18, -.44), (.12, -.36), (.09, -.18), (0, -.08)]
    P = np.array(half + [(-a, b) for a, b in half[::-1]][1:-1])
    for _ in range(3):
        R, q = np.roll(P, -1, 0), np.empty((len(P) * 2, 2))
        q[0::2], q[1::2] = .75 * P + .25 * R, .25 * P + .75 * R
        P = q
    return extrude([tuple(q * s) for q in P], depth, m, loc=(0, y, z), rot=(90, 0, 0), bev=.1)


def experience(name):
    """Years of work: a laurel of brass round a ceramic tooth."""
    award_set('#8FB5A8', '#2B6F69')
    br = mat('#D2A662', rough=.24, metal=1)
    cz, R = 3.15, 1.85
    for s in (-1, 1):
        pts = [(s * R * math.cos(a), .05, cz + R * math.sin(a)) for a in np.linspace(math.radians(-88), math.radians(66), 20)]
        tube(pts, .065, br)
        for k in range(11):
            a = math.radians(-74 + 13.8 * k)
            for side in (-1, 1):
                r0 = R
                t = a + math.radians(38) * side * .9
                L = .62
                c, q = math.cos(a) * r0, math.sin(a) * r0
                d = np.array([-math.sin(a), math.cos(a)]) * .8 + np.array([math.cos(a), math.sin(a)]) * side * .62
                d /= np.linalg.norm(d)
                n = np.array([-d[1], d[0]])
                rows = []
                for u in np.linspace(0, 1, 8):
                    w = .15 * math.sin(math.pi * min(1, .05 + .93 * u)) ** .8
                    p = np.array([c, q]) + d * L * u
                    rows.append([(s * (p[0] + n[0] * w * v), .05 - .1 * u - .05 * (1 - abs(v)), cz + p[1] + n[1] * w * v) for v in (-1, -.5, 0, .5, 1)])
                ribbon(rows, br, thick=.035, sub=1)
    tooth_plate(.05, cz + .05, 2.3, mat('#FBF6EC', rough=.22, coat=.6), .5)
    cyl(.16, .6, (0, .05, 1.1), br, bev=.04)
    shine()
    stage.render(name, w=800, h=800, spp=20, exposure=.08)


def invisalign_provider(name):
    """An aligner on top of a fluted column."""
    studio('#E9C9B4', None, panel='#D59377', archw=3.1, y=5.5, style='sun')
    br, m = mat('#D2A662', rough=.24, metal=1), mat('#F6EEE2', rough=.45, coat=.25)
    rbox((3.4, 3.4, .42), (0, 0, .21), mat('#2B6F69', rough=.45, coat=.3), r=.08, rot=(0, 0, 18))
    cyl(1.25, .22, (0, 0, .53), br, bev=.06, seg=128)
    flutes = lambda a: 1.0 - .06 * abs(math.sin(8 * a))
    extrude([(flutes(a) * math.cos(a), flutes(a) * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 320)[:-1]], 1.75, m, loc=(0, 0, 1.5), bev=.02)
    cyl(1.22, .2, (0, 0, 2.46), br, bev=.06, seg=128)
    cyl(1.85, .26, (0, 0, 2.69), m, bev=.07, seg=128)
    e = empty('a', (0, 1.28, 2.79), (0, 0, 0), .062)
    teeth.aligner(plain_layout(UPPER), e, thin_clear('#E0F3F3', base=.38), h=.3)
    lights(820, 190, 460)
    stage.area((0, -9, 3), (0, 0, 3), 3, 120, color=(1, .95, .9))
    stage.camera((.5, -14.3, 5.2), (0, 0, 2.15), lens=74, fstop=6, focus=(0, -.9, 3))
    stage.render(name, w=800, h=800, spp=20, exposure=.08)


def patient_choice(name):
    """Chosen by patients: a ceramic heart with a tooth on it, on a stone block with a brass plate."""
    studio('#D9C0A2', None, panel='#7FA899', archw=3.0, y=6.0, style='niche')
    br = mat('#D2A662', rough=.24, metal=1)
    rbox((4.2, 2.2, .5), (0, 0, .25), mat('#9A6840', rough=.45, coat=.2), r=.08)
    rbox((3.5, 1.7, .75), (0, 0, .87), mat('#F6EEE2', rough=.45, coat=.25), r=.1)
    rbox((1.7, .06, .34), (0, -.86, .87), br, r=.03)
    cz = 3.05

    def heart(X, Y, Z):
        # |x|-symmetric heart: two round cones that meet in the point
        x = np.abs(X)
        return smin(caps(x, Y * 1.25, Z, (.58, 0, .42), (.0, 0, -1.02), .64, .10), caps(x, Y * 1.25, Z, (.5, 0, .40), (.12, 0, -.1), .62, .5), .12)
    o = sdf_obj('heart', heart, (-1.5, -.8, -1.4), (1.5, .8, 1.3), .045, mat('#C9684C', rough=.2, coat=.7), 3)
    o.location, o.scale = (0, .02, cz), (1.5,) * 3
    tooth_plate(-.83, cz + .12, 1.4, mat('#FBF6EC', rough=.22, coat=.6), .25)
    cyl(.13, .9, (0, .05, 1.45), br, bev=.04)
    lathe([(.001, 0), (.5, 0), (.5, .08), (.16, .2), (.001, .2)], br, loc=(0, .05, 1.24))
    lights(820, 190, 460)
    stage.area((0, -9, 3), (0, 0, 3), 3, 120, color=(1, .95, .9))
    stage.camera((-1.6, -14.4, 3.6), (0, 0, 2.35), lens=72, fstop=6, focus=(0, -.6, 3))
    stage.render(name, w=800, h=800, spp=20, exposure=.08)


PICTURES = {'awards/experience': experience, 'awards/invisalign-provider': invisalign_provider, 'awards/patient-choice': patient_choice}
